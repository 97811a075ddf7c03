import type { ComponentProps } from 'react';
import { cx } from '#styled/css';
import { type ButtonVariantProps, button } from '#styled/recipes';

type ButtonProps = ComponentProps<'button'> & ButtonVariantProps;

/** For links that look like buttons, put `button({ … })` on the router's link instead. */
export function Button({ visual, size, className, type = 'button', ...props }: ButtonProps) {
  const look = { ...(visual && { visual }), ...(size && { size }) };
  return <button {...props} type={type} className={cx(button(look), className)} />;
}
