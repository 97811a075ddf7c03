import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { actions, Panel } from '#app/ui/panel';
import { redeemLink } from './sign-in-steps';
import type { SignInContext } from './use-sign-in';
import { useSignInStep } from './use-step';

interface OneTimeLinkProps {
  context: SignInContext;
  secret: string;
  onNews: (news: string) => void;
}

/** Redeems the link on click, because link scanners open links without clicking. */
export function OneTimeLink({ context, secret, onNews }: OneTimeLinkProps) {
  const { t } = useTranslation('staff');
  const { isBusy, signIn } = useSignInStep(context, onNews);
  const confirm = async () => {
    await signIn(() => redeemLink(secret));
    context.dismissLink();
  };
  return (
    <Panel title={t('oneTimeLink.title')}>
      <p>{t('oneTimeLink.text')}</p>
      <div className={actions}>
        <Button aria-disabled={isBusy} onClick={() => void confirm()}>
          {t('oneTimeLink.confirm')}
        </Button>
        <Button visual="outline" onClick={context.dismissLink}>
          {t('oneTimeLink.cancel')}
        </Button>
      </div>
    </Panel>
  );
}
