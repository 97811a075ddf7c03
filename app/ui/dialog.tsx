import { Dialog as Ark } from '@ark-ui/react/dialog';
import { LocaleProvider } from '@ark-ui/react/locale';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { dialog } from '#styled/recipes';
import { Icon } from './icon';
import { useInertPage } from './use-inert-page';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /**
   * Language of its texts if it differs from the page's; the dialog is rendered outside its opener.
   */
  language?: { lang?: string; dir?: 'ltr' | 'rtl' };
  size?: 'md' | 'wide' | 'picture';
  /** Focus target if the dialog's opener no longer exists. */
  findOtherFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/**
 * Modal dialog: the page is inert, Escape and an outside click close it, and focus returns to the
 * opener.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    closeLabel,
    language,
    size = 'md',
    findOtherFocus,
    children,
  } = props;
  const classes = dialog({ size });
  const inert = useInertPage(open, findOtherFocus);
  return (
    <LocaleProvider locale={readPageLanguage()}>
      <Ark.Root
        open={open}
        onOpenChange={(next) => onOpenChange(next.open)}
        lazyMount
        unmountOnExit
        {...inert.root}
      >
        <Portal>
          <Ark.Backdrop className={classes.backdrop} />
          <Ark.Positioner className={classes.positioner}>
            <Ark.Content className={classes.content} {...inert.content} {...language}>
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
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleProvider>
  );
}

/** Ark writes the text direction on every part, and takes it from the language. */
function readPageLanguage(): string {
  return (typeof document !== 'undefined' && document.documentElement.lang) || 'de';
}
