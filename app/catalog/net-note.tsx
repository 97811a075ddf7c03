import { useTranslation } from 'react-i18next';

/**
 * Says that prices are net of VAT and for businesses only; required for every group of prices (D4).
 */
export function NetNote({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation('catalog');
  return t(isShort ? 'netNoteShort' : 'netNote');
}
