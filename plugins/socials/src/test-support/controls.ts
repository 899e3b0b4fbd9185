/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'telegram-return.test.tsx': [
    ['foreign-result-finished', 'embedded-wallet', '', 'telegram: a result is ignored and removed where the login left ten minutes ago'],
    ['login-finished-without-consent', 'consent', '', 'telegram: a returned login is not finished without the required consent'],
    ['result-stays-in-address', 'embedded-wallet', 'void replaceAddress', 'telegram: a returned login is finished, and its result is removed from the URL'],
  ],
  'views/connecting-social-view.test.tsx': [
    ['social-login-asked-for-again', 'embedded-wallet', 'const onlyConnects = false', 'social: after a successful login Try again only connects'],
    ['social-origin-unchecked', 'embedded-wallet', 'resolve(resultUri)', 'social: a result that the popup posts from another origin is ignored and ends the login'],
  ],
  'views/socials-views.test.tsx': [['popup-without-consent', 'consent', 'const mayOpen = !hasTelegramProxy(ctx.browser)', 'consent: without it ConnectingSocial asks for it']],
} as const
