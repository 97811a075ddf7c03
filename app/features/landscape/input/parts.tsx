import { type ReactNode, useState } from 'react';
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

/** Telephones drop nothing and give no folders. */
export const withMouse = css({ _coarse: { display: 'none' } });
export const withTouch = css({ display: 'none', _coarse: { display: 'inline' } });

/** Id of the heading that usually has the focus after a removal. */
export const LISTS_TITLE = 'lists-title';

interface RemoveButtonProps {
  label: string;
  /** Shows the label too. */
  isNamed?: boolean;
  icon?: IconName;
  /** Id of what has the focus afterwards. */
  next?: string;
  onClick: () => void;
}

/** The focus moves first, because the pressed button disappears. */
export function RemoveButton(props: RemoveButtonProps) {
  const { label, isNamed = false, icon = 'trash-2', next = LISTS_TITLE, onClick } = props;
  return (
    <Button
      visual={isNamed ? 'outline' : 'ghost'}
      size="sm"
      aria-label={label}
      onClick={() => {
        document.getElementById(next)?.focus();
        onClick();
      }}
    >
      <Icon name={icon} />
      {isNamed && label}
    </Button>
  );
}

interface StepButtonProps {
  by: -1 | 1;
  label: string;
  /** Shows the label too. */
  isNamed?: boolean;
  isEnd: boolean;
  onStep: (by: -1 | 1, button: HTMLElement) => void;
}

/** Goes on by one; at an end it stays focusable, so that the focus is not lost. */
export function StepButton({ by, label, isNamed = false, isEnd, onStep }: StepButtonProps) {
  return (
    <Button
      visual={isNamed ? 'outline' : 'ghost'}
      size="sm"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={({ currentTarget }) => !isEnd && onStep(by, currentTarget)}
    >
      {by === -1 && <Icon name="arrow-left" />}
      {isNamed && label}
      {by === 1 && <Icon name="arrow-right" />}
    </Button>
  );
}

interface CopiedAddressProps {
  address: string;
  /** Only shows what an address looks like. */
  isExample?: boolean;
}

/** A long address with a button that copies it. It is no link: the page could not send a sign-in. */
export function CopiedAddress({ address, isExample = false }: CopiedAddressProps) {
  const { t } = useTranslation('landscape');
  const [copied, setCopied] = useState<{ address: string; isDone: boolean }>();
  const copy = async () => {
    setCopied(undefined);
    setCopied({ address, isDone: await copyText(address) });
  };
  return (
    <div className={css({ stack: '2', justifyItems: 'start' })}>
      <Code isExample={isExample}>{address}</Code>
      {!isExample && (
        <Button visual="outline" size="sm" onClick={copy}>
          <Icon name="copy" />
          {t('guide.copy')}
        </Button>
      )}
      <p role="status" className={css({ textStyle: 'small', _empty: { display: 'none' } })}>
        {copied?.address === address && t(copied.isDone ? 'guide.copied' : 'guide.copyByHand')}
      </p>
    </div>
  );
}

/** Text as programs show it. */
export function Code({ isExample, children }: { isExample?: boolean; children: string }) {
  return (
    <pre className={codeBox} translate="no" data-example={isExample || undefined}>
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
  '&[data-example]': { color: 'muted' },
});
