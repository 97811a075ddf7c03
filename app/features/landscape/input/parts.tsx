import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { USUAL_STAGES } from '#app/domain/landscape/stages';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { FieldFrame, type FieldFrameProps } from '#app/ui/fields/field-frame';
import { plain } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { field } from '#styled/recipes';

/** The title of something that opens, as a link of text. */
export const summaryLink = css({
  width: 'fit',
  paddingBlock: '1',
  cursor: 'pointer',
  color: 'accent',
  textStyle: 'small',
  fontWeight: 'medium',
  _hover: { color: 'accentHover', textDecoration: 'underline' },
});

/** Telephones drop nothing and give no folders. */
export const withMouse = css({ _coarse: { display: 'none' } });
export const withTouch = css({ display: 'none', _coarse: { display: 'inline' } });

interface StageFieldProps extends FieldFrameProps {
  value: string;
  placeholder?: string;
  onValueChange: (value: string) => void;
}

/** A stage, typed or chosen from those that are usual. */
export function StageField(props: StageFieldProps) {
  const { value, placeholder, onValueChange, ...frame } = props;
  const listId = useId();
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            {...plain}
            type="text"
            list={listId}
            autoComplete="off"
            className={field().control}
            value={value}
            placeholder={placeholder}
            onInput={(event) => onValueChange(event.currentTarget.value)}
          />
          <datalist id={listId}>
            {USUAL_STAGES.map((stage) => (
              <option key={stage} value={stage} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
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
  return (
    <div className={css({ stack: '2', justifyItems: 'start' })}>
      <p className={codeBox} translate="no" data-example={isExample || undefined}>
        {address}
      </p>
      {!isExample && (
        <CopyButton key={address} label={t('guide.copy')} said={t('guide.copied')} text={address} />
      )}
    </div>
  );
}

/** Copies a text, and says whether it could. */
function CopyButton({ label, said, text }: { label: string; said: string; text: string }) {
  const { t } = useTranslation('landscape');
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => {
    setCopied(undefined);
    setCopied(await copyText(text));
  };
  return (
    <>
      <Button visual="outline" size="sm" onClick={copy}>
        <Icon name="copy" />
        {label}
      </Button>
      <p role="status" className={css({ textStyle: 'small', _empty: { display: 'none' } })}>
        {isCopied !== undefined && (isCopied ? said : t('guide.copyByHand'))}
      </p>
    </>
  );
}

/** Text as programs show it. */
export const codeBox = css({
  width: 'full',
  padding: '3',
  backgroundColor: 'surfaceSunken',
  borderRadius: 'md',
  textStyle: 'code',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  '&[data-example]': { color: 'muted' },
});
