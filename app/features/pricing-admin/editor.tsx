import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import { createDraft } from '#app/domain/pricing/draft';
import { useLanguage } from '#app/i18n/language-context';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { pricingStore, type StoredPricing, savePricing } from '#app/state/pricing-config';
import { type EditablePricing, useEditablePricing } from '#app/state/use-editable-pricing';
import { css, cx } from '#styled/css';
import { AddonForm } from './addon-form';
import { CostsForm } from './costs-form';
import { changesOf } from './derived';
import { EditorContext, useEditor, useSession } from './editor-context';
import { EffectPanels } from './effect-panels';
import { LeaveQuestion } from './leave-question';
import { Navigation } from './navigation';
import { OvertakenNotice } from './overtaken-notice';
import { PlanForm } from './plan-form';
import { SaveBar } from './save-bar';
import { SaveQuestion } from './save-question';
import { createSession, type Session, useDraftForm } from './session';
import { Toolbar } from './toolbar';
import { UnreadableNotice } from './unreadable-notice';
import { useSaving } from './use-saving';

export interface EditorHandle {
  /** Closes the dialog around the editor, after a question if edits would be lost. */
  requestClose: () => void;
}

interface EditorProps {
  /** Only in the dialog: on its own page the editor stays open (D21). */
  onClose?: () => void;
  ref?: Ref<EditorHandle>;
}

/** The editor for plans, addons, extra costs and yearly discount (spec §2, §4, D19 to D22). */
export function Editor({ onClose, ref }: EditorProps) {
  const { t } = useTranslation('admin');
  const pricing = useEditablePricing();
  const [initial] = useState(() => createDraft(configInForce(pricing.stored, pricing.builtIn)));
  const form = useDraftForm(initial);
  const [session] = useState(() => {
    const description = t('newTexts.description');
    const feature = t('newTexts.firstFeature');
    return createSession(form, {
      planTexts: { title: t('newTexts.plan'), description, feature },
      addonTexts: { title: t('newTexts.addon'), description, feature },
      save: (config) => savePricing(config, pricing.referenceTexts),
    });
  });
  const [announcement, announce] = useState('');
  const context = useMemo(() => ({ form, session, announce }), [form, session]);
  useFollowing(session, pricing.builtIn);
  return (
    <EditorContext value={context}>
      <EditorFrame pricing={pricing} {...(onClose && { onClose })} {...(ref && { ref })} />
      <p role="status" className={css({ srOnly: true })}>
        {announcement}
      </p>
    </EditorContext>
  );
}

function EditorFrame({ pricing, onClose, ref }: EditorProps & { pricing: EditablePricing }) {
  const { t } = useTranslation('admin');
  const { session, announce } = useEditor();
  const { status } = pricing.stored;
  const isTranslated = useLanguage().code !== REFERENCE_LANGUAGE;
  const isNear = useSession((state) => state.isNear);
  const changesHead = useRef<HTMLHeadingElement>(null);
  const [isClosing, setClosing] = useState(false);
  const saving = useSaving(status, onClose);

  const requestClose = () => {
    const isClean = changesOf(session.store.state.base, session.readDraft()).length === 0;
    if (isClean) onClose?.();
    else setClosing(true);
  };
  useImperativeHandle(ref, () => ({ requestClose }));

  const cancel = () => {
    if (onClose) return onClose();
    session.discard();
    announce(t('bar.discarded'));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo is heard wherever the focus is
    <div
      className={cx(frame, onClose ? inDialog : onPage)}
      data-near={isNear ? '' : undefined}
      onKeyDown={(event) => travelByKey(event, session)}
    >
      <div className={whole}>
        <Toolbar builtIn={pricing.builtIn} status={status} />
      </div>
      <UnreadableNotice stored={pricing.stored} />
      <OvertakenNotice />
      {isTranslated && <p className={note}>{t('language')}</p>}
      <div className={columns}>
        <div className={cx(side, lists)}>
          <Navigation />
        </div>
        <div className={opened}>
          <OpenedPlace />
        </div>
        <div className={cx(side, effects)}>
          <EffectPanels changesRef={changesHead} />
        </div>
      </div>
      <SaveBar changesRef={changesHead} onSave={saving.ask} onCancel={cancel} />
      <SaveQuestion question={saving.question} onBack={saving.withdraw} onSave={saving.save} />
      <LeaveQuestion
        isClosing={isClosing}
        onStay={() => setClosing(false)}
        onLeave={() => onClose?.()}
      />
    </div>
  );
}

function OpenedPlace() {
  const place = useSession((state) => state.place);
  if (place === 'none') return null;
  if (place === 'costs') return <CostsForm />;
  return place.list === 'PRICING_PLANS' ? (
    <PlanForm key={place.key} planKey={place.key} />
  ) : (
    <AddonForm key={place.key} addonKey={place.key} />
  );
}

function configInForce(stored: StoredPricing, builtIn: PricingConfig): PricingConfig {
  return stored.status === 'custom' ? stored.config : builtIn;
}

/** Records edits, and follows what other tabs and the notice on the page do. */
function useFollowing(session: Session, builtIn: PricingConfig): void {
  useEffect(() => session.connect(), [session]);
  useEffect(() => {
    const follow = () => session.follow(configInForce(pricingStore.state, builtIn));
    follow();
    const { unsubscribe } = pricingStore.subscribe(follow);
    return unsubscribe;
  }, [session, builtIn]);
}

/** The browser's own undo knows single fields only, and nothing of what was moved or deleted. */
function travelByKey(event: KeyboardEvent, session: Session): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  // Events of a question above the editor come by here too; what it asks about stays as it is.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  if (isRedo) session.redo();
  else session.undo();
}

const frame = css({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
});

const onPage = css({
  '--editor-top': '[calc({sizes.header} + 1rem)]',
  '--editor-room': '[calc(100dvh - {sizes.header} - 8rem)]',
  '--editor-bar-position': 'static',
  '--editor-bar-inset': '[0.75rem]',
  '--editor-bar-overhang': '[0px]',
  '--editor-bar-radius': '{radii.lg}',
});

const inDialog = css({
  '--editor-top': '[6.5rem]',
  '--editor-room': '[calc(100dvh - 16rem)]',
  '--editor-bar-position': 'sticky',
  '--editor-bar-inset': '[0px]',
  '--editor-bar-overhang': '[clamp(1rem, 4vw, 1.5rem)]',
  '--editor-bar-radius': '0',
});

/** Where there is room for one thing only, the opened one has it. */
const whole = css({
  '[data-near] > &': { display: 'none', '@container (min-width: 42rem)': { display: 'block' } },
});

const note = css({ color: 'muted', textStyle: 'small', maxWidth: 'text' });

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '5',
  '@container (min-width: 42rem)': { gridTemplateColumns: '16rem minmax(0, 1fr)' },
  '@container (min-width: 66rem)': { gridTemplateColumns: '17rem minmax(0, 1fr) 18rem' },
});

/** Columns that stay in view while the form scrolls, and scroll by themselves. */
const side = css({
  '@container (min-width: 42rem)': {
    '&:first-child': {
      position: 'sticky',
      insetBlockStart: '[var(--editor-top)]',
      maxHeight: '[var(--editor-room)]',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
  '@container (min-width: 66rem)': {
    position: 'sticky',
    insetBlockStart: '[var(--editor-top)]',
    maxHeight: '[var(--editor-room)]',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
});

const lists = css({
  // Room for focus rings, which a scrolling box would cut off.
  padding: '1',
  margin: '-1',
  '[data-near] &': { display: 'none' },
  '@container (min-width: 42rem)': { '[data-near] &': { display: 'block' }, gridRow: '1 / span 2' },
});

const opened = css({
  display: 'none',
  gap: '3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: '0',
  '[data-near] &': { display: 'grid' },
  '@container (min-width: 42rem)': { display: 'grid' },
});

const effects = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' });
