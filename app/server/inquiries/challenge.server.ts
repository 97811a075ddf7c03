import { currentEnvironment } from '#app/server/environment';

export interface Challenge {
  siteKey: string;
  scriptUrl: string;
}

/** What the browser needs for the CAPTCHA; null if none is configured (D26). */
export function readChallenge(): Challenge | null {
  const { CHALLENGE_SITE_KEY: siteKey, CHALLENGE_SCRIPT_URL: scriptUrl } = currentEnvironment();
  return siteKey === undefined ? null : { siteKey, scriptUrl };
}
