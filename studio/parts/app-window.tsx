import { ChevronsUpDown, Globe, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import { useTexts } from '#studio/language.tsx';
import { css } from '#styled/css';

const AREAS = [
  'dashboard',
  'explorer',
  'reporting',
  'monitoring',
  'comparison',
  'stageManagement',
] as const;

interface AppWindowProps {
  area: (typeof AREAS)[number];
  children: ReactNode;
}

/** The product's window: brand, navigation, landscape, and the screen below. */
export function AppWindow({ area, children }: AppWindowProps) {
  const { areas, landscape, language } = useTexts();
  return (
    <div className={frame}>
      <header className={bar}>
        <span className={brand}>
          <BrandMark className={css({ width: '5', height: '5', color: 'accent' })} />
          {site.brand}
        </span>
        <nav className={navigation}>
          {AREAS.map((name) => (
            <span key={name} className={tab} data-active={name === area || undefined}>
              {areas[name]}
            </span>
          ))}
        </nav>
        <span className={selector}>
          <Waypoints aria-hidden="true" />
          {landscape}
          <ChevronsUpDown aria-hidden="true" />
        </span>
        <span className={languageSwitch}>
          <Globe aria-hidden="true" />
          {language}
        </span>
      </header>
      <div className={screen}>{children}</div>
    </div>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateRows: '[3rem minmax(0, 1fr)]',
  width: '[100vw]',
  height: '[100vh]',
  overflow: 'hidden',
  backgroundColor: 'canvas',
  fontSize: 'xs',
  lineHeight: 'snug',
  whiteSpace: 'nowrap',
});

const bar = css({
  display: 'flex',
  alignItems: 'center',
  paddingInline: '5',
  backgroundColor: 'surface',
  borderBlockEnd: 'line',
});

const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  fontSize: '[0.875rem]',
  fontWeight: 'semibold',
  letterSpacing: 'tight',
});

const navigation = css({
  display: 'flex',
  alignSelf: 'stretch',
  gap: '5',
  marginInlineStart: '8',
  flexGrow: '1',
});

const tab = css({
  display: 'flex',
  alignItems: 'center',
  color: 'muted',
  fontWeight: 'medium',
  '&[data-active]': { color: 'ink', boxShadow: '[inset 0 -2px {colors.accent}]' },
});

const selector = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  height: '7',
  paddingInline: '2.5',
  border: 'line',
  borderRadius: 'sm',
  backgroundColor: 'surfaceRaised',
  fontSize: '[0.75rem]',
  fontWeight: 'medium',
  '& > svg': { width: '3.5', height: '3.5', color: 'muted' },
});

const languageSwitch = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  marginInlineStart: '4',
  color: 'muted',
  fontSize: '[0.75rem]',
  fontWeight: 'medium',
  '& > svg': { width: '3.5', height: '3.5' },
});

const screen = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '0',
});
