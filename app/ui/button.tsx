import type { ComponentProps } from 'react';
import { css, cx } from '#styled/css';
import { type ButtonVariantProps, button } from '#styled/recipes';

type ButtonProps = ComponentProps<'button'> & ButtonVariantProps;

/** Absent without scripts, as nothing would answer it. For links that look like buttons, put `button({ … })` on the router's link instead. */
export function Button({ visual, size, className, type = 'button', ...props }: ButtonProps) {
  const look = { ...(visual && { visual }), ...(size && { size }) };
  return <button {...props} type={type} className={cx(button(look), scripted, className)} />;
}

const scripted = css({ _noscript: { display: 'none' } });
