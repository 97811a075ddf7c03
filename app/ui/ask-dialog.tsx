import { Dialog as Ark } from '@ark-ui/react/dialog';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { dialog } from '#styled/recipes';
import { Button } from './button';
import { ModalFrame } from './modal-frame';

interface AskDialogProps {
  open: boolean;
  title: ReactNode;
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
  const { open, title, children, cancelLabel, onCancel, confirmLabel, onConfirm } = props;
  const { confirmVisual } = props;
  const classes = dialog({ size: 'ask' });
  return (
    <ModalFrame open={open} onClose={onCancel} size="ask" role="alertdialog">
      <Ark.Title className={classes.title}>{title}</Ark.Title>
      {children !== undefined && <Ark.Description className={body}>{children}</Ark.Description>}
      <div className={classes.actions}>
        <Button visual="outline" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button {...(confirmVisual && { visual: confirmVisual })} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </ModalFrame>
  );
}

const body = css({
  stack: '3',
  marginBlockStart: '2',
  color: 'muted',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});
