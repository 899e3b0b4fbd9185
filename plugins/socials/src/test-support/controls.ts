/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'telegram/telegram-return.test.tsx': [
    ['foreign-result-finished', 'embedded-wallet', '', 'telegram: a result is not used but removed where the login left ten minutes ago'],
    ['login-finished-without-consent', 'consent', '', 'telegram: without the consent that the page needs a login is not finished'],
    ['result-stays-in-address', 'embedded-wallet', 'void replaceAddress', 'telegram: a login that left the page is finished when it is back'],
  ],
  'views/connecting-social-view.test.tsx': [
    ['social-login-asked-for-again', 'embedded-wallet', 'const onlyConnects = false', 'social: after a login that succeeded, Try again only connects'],
    ['social-origin-unchecked', 'embedded-wallet', 'resolve(resultUri)', 'social: a result from another origin that the popup posts is not used'],
  ],
  'views/socials-views.test.tsx': [['popup-without-consent', 'consent', 'const mayOpen = !isInTelegram(ctx.browser)', 'consent: without it ConnectingSocial asks for it']],
} as const
