import {
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import { Toolbar } from '#app/features/price-editor/files/toolbar';
import { UnreadableNotice } from '#app/features/price-editor/files/unreadable-notice';
import { CostsForm } from '#app/features/price-editor/forms/costs-form';
import { ItemForm } from '#app/features/price-editor/forms/item-form';
import { Navigation } from '#app/features/price-editor/lists/navigation';
import { ConflictNotice } from '#app/features/price-editor/saving/conflict-notice';
import { LeaveQuestion, useSaving } from '#app/features/price-editor/saving/questions';
import { SaveBar, undoByKey, useUndo } from '#app/features/price-editor/saving/save-bar';
import { useLanguage } from '#app/i18n/language-context';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { pricingStore, savePricing } from '#app/state/pricing-config';
import { type EditablePricing, useEditablePricing } from '#app/state/use-editable-pricing';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { changeAndFocus } from './change-and-focus';
import { createDraftSession, type DraftSession } from './draft-session';
import {
  EditorContext,
  type EditorContextValue,
  useDraftSession,
  useEditor,
} from './editor-context';
import {
  back,
  columns,
  effects,
  frame,
  inDialog,
  lists,
  note,
  onPage,
  opened,
  whole,
} from './editor-layout';
import { EffectPanels } from './effect-panels';
import { useWarningAnnouncement } from './use-warning-announcement';

interface EditorProps {
  /** Only in the dialog; on the page the editor stays open (D21). */
  onClose?: () => void;
  /** Set by the route for staff who may publish. */
  publishing?: EditorPublishing | undefined;
  /** Receives what closes the dialog, after a question if edits would be lost. */
  closeRef?: Ref<() => void>;
}

/** Slots for publishing, which the editor does not know. */
export interface EditorPublishing {
  openReview: () => void;
  renderNotices: (shownVersion: number) => ReactNode;
  renderHistory: (editor: EditorState) => ReactNode;
}

type EditorState = EditorContextValue & { pricing: EditablePricing };

/** The editor for plans, addons, extra costs and yearly discount (spec §2, §4, D19 to D22). */
export function Editor(props: EditorProps) {
  const { t } = useTranslation('editor');
  const pricing = useEditablePricing();
  const [draftSession] = useState(() => {
    const description = t('newTexts.description');
    const feature = t('newTexts.firstFeature');
    const newTexts = {
      PRICING_PLANS: { title: t('newTexts.plan'), description, feature },
      ADDONS: { title: t('newTexts.addon'), description, feature },
    };
    return createDraftSession(...getListInForce(pricing), newTexts, savePricing);
  });
  const [announcement, announce] = useReducer(
    ({ count }, text: string) => ({ text, count: count + 1 }),
    { text: '', count: 0 },
  );
  const context = useMemo(() => ({ draftSession, announce }), [draftSession]);
  useStorageSync(draftSession, pricing);
  return (
    <EditorContext value={context}>
      <EditorFrame {...props} pricing={pricing} />
      <p role="status" className={css({ srOnly: true })}>
        {/* A new element repeats the same announcement. */}
        <span key={announcement.count}>{announcement.text}</span>
      </p>
    </EditorContext>
  );
}

function EditorFrame(props: EditorProps & { pricing: EditablePricing }) {
  const { pricing, onClose, publishing, closeRef } = props;
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  const isTranslated = useLanguage().code !== REFERENCE_LANGUAGE;
  const isFormShown = useDraftSession((state) => state.isFormShown);
  const changesHead = useRef<HTMLHeadingElement>(null);
  const [isClosing, setClosing] = useState(false);
  const saving = useSaving(pricing.stored.kind, onClose);
  const undo = useUndo();
  useWarningAnnouncement();

  const requestClose = () => {
    if (draftSession.hasEdits()) setClosing(true);
    else onClose?.();
  };
  useImperativeHandle(closeRef, () => requestClose);

  const cancel = () => {
    if (onClose) return onClose();
    changeAndFocus(draftSession.discard);
    announce(t('bar.discarded'));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo is heard wherever the focus is
    <div
      className={cx(frame, onClose ? inDialog : onPage)}
      data-form-shown={isFormShown ? '' : undefined}
      onInputCapture={({ target }) => draftSession.markTyped(target)}
      onKeyDown={(event) => undoByKey(event, undo)}
    >
      <div className={whole}>
        <Toolbar {...pricing} />
      </div>
      {publishing?.renderNotices(pricing.version)}
      <UnreadableNotice stored={pricing.stored} />
      <ConflictNotice />
      {isTranslated && <p className={note}>{t('language')}</p>}
      <div className={columns}>
        <div className={lists}>
          <Navigation />
        </div>
        <div className={opened} data-opened-form="">
          <OpenedForm />
        </div>
        <div className={effects}>
          <EffectPanels changesRef={changesHead} />
        </div>
      </div>
      <SaveBar
        changesRef={changesHead}
        {...undo}
        onSave={saving.ask}
        onCancel={cancel}
        onPublish={publishing?.openReview}
      />
      {publishing?.renderHistory({ pricing, draftSession, announce })}
      {saving.question}
      <LeaveQuestion
        isClosing={isClosing}
        onStay={() => setClosing(false)}
        onLeave={() => onClose?.()}
      />
    </div>
  );
}

function OpenedForm() {
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const openedItem = useDraftSession((state) => state.openedItem);
  if (openedItem === 'none') return null;
  return (
    <>
      <Button
        visual="link"
        size="sm"
        className={back}
        onClick={() => changeAndFocus(draftSession.showLists, 'row')}
      >
        <Icon name="arrow-left" className={css({ _rtl: { scale: '[-1 1]' } })} />
        {t('item.back')}
      </Button>
      {openedItem === 'costs' ? (
        <CostsForm />
      ) : (
        <ItemForm key={openedItem.key} list={openedItem.list} itemKey={openedItem.key} />
      )}
    </>
  );
}

/** Follows changes of the stored prices by other tabs. */
function useStorageSync(draftSession: DraftSession, { published, version }: EditablePricing): void {
  useEffect(() => {
    const follow = () => {
      const known = { stored: pricingStore.state, published, version };
      draftSession.follow(...getListInForce(known));
    };
    follow();
    const { unsubscribe } = pricingStore.subscribe(follow);
    return unsubscribe;
  }, [draftSession, published, version]);
}

/** This browser's stored prices, or else the published ones (D20), and the version they are from. */
function getListInForce({
  stored,
  published,
  version,
}: Pick<EditablePricing, 'stored' | 'published' | 'version'>): [PricingConfig, number] {
  return stored.kind === 'custom'
    ? [stored.config, stored.basedOn ?? version]
    : [published, version];
}
