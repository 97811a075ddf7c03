import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { notice } from '#styled/recipes';
import { Icon } from './icon';

type NoticeTone = 'info' | 'warning' | 'danger';

interface NoticeProps {
  tone?: NoticeTone;
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

// The icon's shape also shows the tone: circle, triangle, octagon.
const icons = {
  info: 'info',
  warning: 'triangle-alert',
  danger: 'octagon-alert',
} as const;

export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, className, ...attributes } = props;
  const classes = notice({ tone });
  return (
    <div className={cx(classes.root, className)} {...attributes}>
      <Icon name={icons[tone]} className={classes.icon} />
      <div className={classes.body}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
