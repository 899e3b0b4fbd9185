// Bundled by `bundle-page-script.ts`. Runs before every other script, as SES wants it.
import '../../../host-dialogs/src/before/lock-down'
