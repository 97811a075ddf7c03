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
  const [said, setSaid] = useState<{ address: string; key: 'copied' | 'copyByHand' }>();
  const copy = async () => {
    setSaid(undefined);
    setSaid({ address, key: (await copyText(address)) ? 'copied' : 'copyByHand' });
  };
  return (
    <div className={css({ stack: '2', justifyItems: 'start' })}>
      <p className={box} translate="no" data-example={isExample || undefined}>
        {address}
      </p>
      {!isExample && (
        <Button visual="outline" size="sm" onClick={copy}>
          <Icon name="copy" />
          {t('guide.copy')}
        </Button>
      )}
      <p role="status" className={css({ textStyle: 'small', _empty: { display: 'none' } })}>
        {said?.address === address && t(`guide.${said.key}`)}
      </p>
    </div>
  );
}

const box = css({
  width: 'full',
  padding: '3',
  backgroundColor: 'surfaceSunken',
  borderRadius: 'md',
  textStyle: 'code',
  overflowWrap: 'anywhere',
  '&[data-example]': { color: 'muted' },
});
