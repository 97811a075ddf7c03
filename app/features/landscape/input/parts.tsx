import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { Icon } from '#app/ui/icon';
import type { IconName } from '#app/ui/icon-names';
import { css } from '#styled/css';

interface DisclosureProps {
  title: string;
  /** Draws the content only while it is open. */
  isLazy?: boolean;
  children: ReactNode;
}

/** A title that opens what stands below it. */
export function Disclosure({ title, isLazy = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summaryLink}>{title}</summary>
      {(isOpen || !isLazy) && <div className={opened}>{children}</div>}
    </details>
  );
}

/** A link of text. */
const summaryLink = css({
  width: 'fit',
  paddingBlock: '1',
  color: 'accent',
  textStyle: 'small',
  fontWeight: 'medium',
  // The mark of what opens never stands alone on a line.
  textWrap: 'balance',
  _hover: { color: 'accentHover', textDecoration: 'underline' },
});

export const opened = css({ stack: '3', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '3' });

/** Two things side by side, the first as wide as it can be. */
export const spread = css({
  wrap: '4',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > :first-child': { flex: '[1 1 20rem]' },
});

/** Telephones drop nothing, give no folders, and have no developer tools. */
export const withMouse = css({ _coarse: { display: 'none' } });
export const withTouch = css({ display: 'none', _coarse: { display: 'inline' } });

/** Id of the heading that usually has the focus after a removal. */
export const LISTS_TITLE = 'lists-title';

interface ActionProps extends Pick<ComponentProps<'button'>, 'id' | 'disabled' | 'translate'> {
  icon?: IconName;
  label: string;
  /** Only the icon is seen. */
  isQuiet?: boolean;
  /** Whether it can do nothing more; it stays focusable, so that the focus is not lost. */
  isEnd?: boolean;
  /** Id of what gets the focus first, because the pressed button may disappear. */
  next?: string;
  onAct: (button: HTMLElement) => void;
}

/** A small button; its icon stands after the label if it points on. */
export function Action(props: ActionProps) {
  const { icon, label, isQuiet = false, isEnd = false, next, onAct, ...button } = props;
  const shown = [icon && <Icon key="icon" name={icon} />, !isQuiet && label];
  return (
    <Button
      {...button}
      visual={isQuiet ? 'ghost' : 'outline'}
      size="sm"
      className={css({ justifySelf: 'start' })}
      aria-label={isQuiet ? label : undefined}
      aria-disabled={isEnd || undefined}
      onClick={({ currentTarget }) => {
        if (isEnd) return;
        if (next !== undefined) document.getElementById(next)?.focus();
        onAct(currentTarget);
      }}
    >
      {icon === 'arrow-right' ? shown.toReversed() : shown}
    </Button>
  );
}

/** A long address with a button that copies it. It is no link: the page could not send a sign-in. */
export function CopiedAddress({ children: address }: { children: string }) {
  const { t } = useTranslation('landscape');
  const [copied, setCopied] = useState<{ address: string; isDone: boolean }>();
  const copy = async () => {
    setCopied(undefined);
    setCopied({ address, isDone: await copyText(address) });
  };
  return (
    <div className={css({ stack: '2', justifyItems: 'start' })}>
      <Code>{address}</Code>
      <Action icon="copy" label={t('guide.copy')} onAct={copy} />
      <p role="status" className={css({ textStyle: 'small', _empty: { display: 'none' } })}>
        {copied?.address === address && t(copied.isDone ? 'guide.copied' : 'guide.copyByHand')}
      </p>
    </div>
  );
}

/** Text as programs show it. */
export function Code({ children }: { children: string }) {
  return (
    <pre className={codeBox} translate="no">
      {children}
    </pre>
  );
}

const codeBox = css({
  width: 'full',
  padding: '3',
  backgroundColor: 'surfaceSunken',
  borderRadius: 'md',
  textStyle: 'code',
  whiteSpace: 'break-spaces',
});
