import { Dialog as Ark } from '@ark-ui/react/dialog';
import type { ReactNode } from 'react';
import { dialog } from '#styled/recipes';
import { Icon } from './icon';
import { ModalFrame, type ModalFrameProps } from './modal-frame';

interface DialogProps extends Omit<ModalFrameProps, 'size' | 'role'> {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  size?: 'md' | 'wide' | 'picture';
}

/** Modal dialog with a title and a button that closes it. */
export function Dialog(props: DialogProps) {
  const { title, description, closeLabel, size = 'md', children, ...frame } = props;
  const classes = dialog({ size });
  return (
    <ModalFrame {...frame} size={size}>
      <div className={classes.header}>
        <Ark.Title className={classes.title}>{title}</Ark.Title>
        {description !== undefined && (
          <Ark.Description className={classes.description}>{description}</Ark.Description>
        )}
        <Ark.CloseTrigger className={classes.close} aria-label={closeLabel}>
          <Icon name="x" />
        </Ark.CloseTrigger>
      </div>
      <div className={classes.body}>{children}</div>
    </ModalFrame>
  );
}
