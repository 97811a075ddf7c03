import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { Icon } from './icon';

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Only for a notice that appears while the visitor is on the page. */
  role?: 'status' | 'alert';
  className?: string;
  /** Language of its texts if it differs from the page's. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, className, ...attributes } = props;
  const { icon, color, ground } = tones[tone];
  return (
    <div className={cx(classes.root, ground, className)} {...attributes}>
      <Icon name={icon} className={cx(classes.icon, color)} />
      <div className={classes.body}>
        {title !== undefined && <p className={css({ fontWeight: 'semibold' })}>{title}</p>}
        {children}
      </div>
      {action !== undefined && (
        <div className={css({ flexShrink: '0', maxWidth: 'full' })}>{action}</div>
      )}
    </div>
  );
}

// The icon's shape also shows the tone: circle, triangle, octagon.
const tones = {
  info: {
    icon: 'info',
    color: css({ color: 'muted' }),
    ground: css({ backgroundColor: 'surfaceSunken', borderColor: 'line' }),
  },
  warning: {
    icon: 'triangle-alert',
    color: css({ color: 'ink' }),
    ground: css({ backgroundColor: 'surfaceSunken', borderColor: 'lineStrong' }),
  },
  danger: {
    icon: 'octagon-alert',
    color: css({ color: 'danger' }),
    ground: css({ backgroundColor: 'dangerSoft', _moreContrast: { borderColor: 'danger' } }),
  },
} as const;

const classes = {
  root: css({
    wrap: '2',
    columnGap: '3',
    alignItems: 'flex-start',
    border: '[1px solid transparent]',
    borderRadius: 'md',
    paddingInline: '4',
    paddingBlock: '3',
    fontSize: 'sm',
    lineHeight: 'body',
  }),
  icon: css({ flexShrink: '0', width: '5', height: '5', marginBlockStart: '0.5' }),
  body: css({ flex: '[1 1 11rem]', minWidth: '0', color: 'ink' }),
};
