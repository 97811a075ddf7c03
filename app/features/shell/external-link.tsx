import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { externalSign } from '#styled/recipes';

interface ExternalLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** Opens a new tab and says so with an icon and, for screen readers, in words. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { t } = useTranslation('common');
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <Icon name="external-link" className={externalSign()} />
      <span className={css({ srOnly: true })}> ({t('navigation.newTab')})</span>
    </a>
  );
}
