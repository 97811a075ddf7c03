import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { dialog } from '#styled/recipes';
import { Button } from './button';
import { useInertPage } from './use-inert-page';

interface AskDialogProps {
  open: boolean;
  title: ReactNode;
  /**
   * Language of its texts if it differs from the page's; the dialog is rendered outside its opener.
   */
  language?: { lang?: string; dir?: 'ltr' | 'rtl' };
  children?: ReactNode;
  /** Cancels; also called on Escape and an outside click. */
  cancelLabel: ReactNode;
  onCancel: () => void;
  confirmLabel: ReactNode;
  confirmVisual?: 'danger';
  onConfirm: () => void;
}

/** Confirmation dialog. The focus starts on the safe answer. */
export function AskDialog(props: AskDialogProps) {
  const { open, title, language, children, cancelLabel, onCancel, confirmLabel, onConfirm } = props;
  const { confirmVisual } = props;
  const classes = dialog({ size: 'ask' });
  const inert = useInertPage(open);
  return (
    <Ark.Root
      open={open}
      onOpenChange={(next) => {
        if (!next.open) onCancel();
      }}
      role="alertdialog"
      lazyMount
      unmountOnExit
      {...inert.root}
    >
      <Portal>
        <Ark.Backdrop className={classes.backdrop} />
        <Ark.Positioner className={classes.positioner}>
          <Ark.Content className={classes.content} {...inert.content} {...language}>
            <Ark.Title className={classes.title}>{title}</Ark.Title>
            {children !== undefined && (
              <Ark.Description className={body}>{children}</Ark.Description>
            )}
            <div className={classes.actions}>
              <Button visual="outline" onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button {...(confirmVisual && { visual: confirmVisual })} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

const body = css({
  display: 'grid',
  gap: '3',
  marginBlockStart: '2',
  color: 'muted',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});
