import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { sva } from '#styled/css';
import { Button } from './button';
import { Icon } from './icon';

interface DialogProps {
  open: boolean;
  /** Called by Escape and a press outside, too. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Name of the button that closes it; without one there is none. */
  closeLabel?: string;
  size?: 'ask' | 'md' | 'wide' | 'picture';
  role?: 'alertdialog';
  /** Focus target if what had the focus no longer exists. */
  findOtherFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** A modal dialog of the browser: the page is inert, and the focus returns to what had it. */
export function Dialog({ open, ...props }: DialogProps) {
  return open && createPortal(<OpenDialog {...props} />, document.body);
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, description, closeLabel, size = 'md', role, children } = props;
  const classes = dialog({ size });
  const titleId = useId();
  const descriptionId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const isListOpen = useRef(false);
  const focusOther = useEffectEvent(() => props.findOtherFocus?.()?.focus());
  useLayoutEffect(() => {
    const { current } = element;
    const { activeElement: opener } = document;
    return () => {
      current?.close();
      // The browser returns the focus, but not over two dialogs that close at once.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        else focusOther();
      });
    };
  }, []);
  // A task of its own, because the browser computes the styles of the page behind anew.
  useEffect(() => {
    const { current } = element;
    current?.showModal();
    current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return (
    <dialog
      ref={element}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
      tabIndex={-1}
      className={classes.content}
      onKeyDownCapture={({ target }) => {
        isListOpen.current = target instanceof Element && target.matches(OPEN_LIST);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Also where a list has closed: the browser would close the dialog.
        event.preventDefault();
        event.stopPropagation();
        if (!isListOpen.current) onClose();
      }}
      // The back gesture of phones; a cancelled file dialog in it says so too.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without asking.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // The second press of a double click on the opener counts for the opener.
        if (event.detail === 1 && isPressedOutside.current && isOutside(event)) onClose();
      }}
    >
      <div className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {description !== undefined && (
          <div id={descriptionId} className={classes.description}>
            {description}
          </div>
        )}
        {closeLabel !== undefined && (
          <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" />
          </button>
        )}
      </div>
      <div className={classes.body}>{children}</div>
    </dialog>
  );
}

/** Escape closes it before the dialog. */
const OPEN_LIST = '[role=combobox][aria-expanded=true]';

function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}

const dialog = sva({
  slots: ['content', 'header', 'title', 'description', 'close', 'body'],
  base: {
    // A sheet over the whole screen on phones, a card in the middle from 768 px.
    // It scrolls as a whole, so that the keys scroll it while the close button has the focus.
    content: {
      inset: '0',
      margin: 'auto',
      padding: '0',
      maxWidth: '[none]',
      height: { base: 'full', md: 'fit' },
      maxHeight: { base: '[none]', md: '[calc(100% - 3rem)]' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlockStart: '[6rem]',
      backgroundColor: 'surface',
      color: 'ink',
      border: { base: 'none', md: 'line' },
      borderRadius: { md: 'lg' },
      boxShadow: 'float',
      outline: '[none]',
      animation: '[rise-in 200ms {easings.out}]',
      _backdrop: {
        backgroundColor: '[color-mix(in srgb, {colors.shade} 55%, transparent)]',
        animation: '[fade-in 200ms {easings.out}]',
      },
    },
    header: {
      position: 'sticky',
      insetBlockStart: '0',
      zIndex: 'raised',
      backgroundColor: 'surface',
      paddingBlock: '4',
      paddingInlineStart: '[clamp(1rem, 4vw, 1.5rem)]',
      // Room for the close button in the corner.
      paddingInlineEnd: '16',
      borderBlockEnd: 'line',
    },
    title: { textStyle: 'title' },
    description: { marginBlockStart: '1', color: 'muted', fontSize: 'sm', lineHeight: 'body' },
    close: {
      position: 'absolute',
      insetBlockStart: '2',
      insetInlineEnd: '2',
      display: 'grid',
      placeItems: 'center',
      width: '11',
      height: '11',
      border: 'none',
      borderRadius: 'md',
      background: '[transparent]',
      color: 'muted',
      cursor: 'pointer',
      _hover: { backgroundColor: 'surfaceSunken', color: 'ink' },
      '& > svg': { width: '5', height: '5' },
    },
    body: {
      padding: '[clamp(1rem, 4vw, 1.5rem)]',
    },
  },
  variants: {
    size: {
      md: { content: { width: { base: 'full', md: '[min({sizes.dialog}, 100% - 3rem)]' } } },
      wide: {
        content: { width: { base: 'full', md: '[min({sizes.dialogWide}, 100% - 3rem)]' } },
      },
      // The widest 16:10 picture that fits the screen's height.
      picture: {
        content: {
          width: {
            base: 'full',
            md: '[min(clamp(40rem, (100dvh - 11.5rem) * 1.6 + 3rem, 123rem), 100% - 3rem)]',
          },
        },
      },
      // A short question, on phones too. The safe answer comes first and has the focus.
      ask: {
        content: {
          height: 'fit',
          width: '[min({sizes.ask}, 100% - 2rem)]',
          maxHeight: { base: '[calc(100% - 2rem)]' },
          border: 'line',
          borderRadius: 'lg',
          padding: '[clamp(1.25rem, 4vw, 1.5rem)]',
        },
        header: {
          position: 'static',
          paddingBlock: '0',
          paddingInlineStart: '0',
          paddingInlineEnd: '0',
          borderBlockEnd: 'none',
        },
        description: {
          stack: '3',
          marginBlockStart: '2',
          lineHeight: '[1.5]',
          overflowWrap: 'anywhere',
        },
        body: {
          wrap: '3',
          justifyContent: 'flex-end',
          marginBlockStart: '6',
          padding: '0',
          '& > button': { flexGrow: { base: '1', sm: '0' } },
        },
      },
    },
  },
});

interface AskDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Cancels; also called on Escape and a press outside. */
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
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      size="ask"
      role="alertdialog"
      title={title}
      description={children}
    >
      <Button visual="outline" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button {...(confirmVisual && { visual: confirmVisual })} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </Dialog>
  );
}
