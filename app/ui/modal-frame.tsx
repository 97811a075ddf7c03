import { Dialog } from '@ark-ui/react/dialog';
import { LocaleProvider } from '@ark-ui/react/locale';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { dialog } from '#styled/recipes';

export interface ModalFrameProps {
  open: boolean;
  /** Called by Escape and an outside click, too. */
  onClose: () => void;
  size: 'ask' | 'md' | 'wide' | 'picture';
  role?: 'alertdialog';
  /** Focus target if the dialog's opener no longer exists. */
  findOtherFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** Frame of a modal dialog: the page is inert, and focus returns to the opener. */
export function ModalFrame(props: ModalFrameProps) {
  const { open, onClose, size, role = 'dialog', findOtherFocus, children } = props;
  const classes = dialog({ size });
  const [content, setContent] = useState<HTMLElement | null>(null);
  const findOpener = useInertPage(open, content);
  return (
    <LocaleProvider locale={readPageLanguage()}>
      <Dialog.Root
        open={open}
        onOpenChange={(next) => {
          if (!next.open) onClose();
        }}
        role={role}
        lazyMount
        unmountOnExit
        finalFocusEl={() => findOpener() ?? findOtherFocus?.() ?? null}
      >
        <Portal>
          <Dialog.Backdrop className={classes.backdrop} />
          <Dialog.Positioner className={classes.positioner}>
            <Dialog.Content ref={setContent} className={classes.content}>
              {children}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </LocaleProvider>
  );
}

/**
 * Makes the page inert while a modal dialog is open. Ark alone hides it from screen readers, but
 * not from page search and read-aloud programs.
 * @returns finds the dialog's opener if it still exists
 */
function useInertPage(open: boolean, content: HTMLElement | null): () => HTMLElement | undefined {
  const opener = useRef<Element>(null);
  // A layout effect, because Ark restores the focus soon after closing.
  useLayoutEffect(() => {
    if (!open || !content) return;
    const { activeElement, body } = document;
    // Inert elements lose the focus, so Ark cannot know the opener.
    if (!content.contains(activeElement)) opener.current = activeElement;
    const others = [...body.children].filter(
      (other): other is HTMLElement =>
        other instanceof HTMLElement && !other.inert && !other.contains(content),
    );
    for (const other of others) other.inert = true;
    return () => {
      for (const other of others) other.inert = false;
    };
  }, [open, content]);
  return () =>
    opener.current instanceof HTMLElement && opener.current.isConnected
      ? opener.current
      : undefined;
}

/** Ark writes the text direction on every part, and takes it from the language. */
function readPageLanguage(): string {
  return (typeof document !== 'undefined' && document.documentElement.lang) || 'de';
}
