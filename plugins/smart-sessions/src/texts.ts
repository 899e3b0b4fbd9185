import { withErrorTexts } from '@latchkey/kernel'
import {
  SmartSessionListError,
  SmartSessionReplyError,
  SmartSessionRequestError,
  SmartSessionServiceError,
  SmartSessionsUnsupportedError,
  SmartSessionTargetChangedError,
  SmartSessionUnconfirmedError,
  SmartSessionUnknownError,
} from './errors'

/** Every text of this package’s views, in English. `languages` has the same keys, and those of the errors. */
export const texts = {
  'smart-sessions.title': 'Smart sessions',
  'smart-sessions.details-title': 'Smart session',
  'smart-sessions.request-title': 'Give permissions',
  'smart-sessions.revoke-title': 'Revoke session',
  'smart-sessions.intro': 'Sites that may act for you on {network} without asking each time.',
  'smart-sessions.none': 'No site may act for this account on {network}.',
  'smart-sessions.list-failed': 'Couldn’t load your sessions',
  'smart-sessions.unrecorded':
    'Your wallet granted something that isn’t in this list yet. Until it is, only your wallet can take it back.',
  'smart-sessions.unanswered':
    'Your wallet hasn’t said whether it allowed something. If it did, it isn’t in this list: check your wallet, where you can take it back.',
  'smart-sessions.looked': 'I’ve checked',
  'smart-sessions.unserved': 'Not available on {network}. Choose another network.',
  'smart-sessions.reading': 'Loading your sessions',
  'smart-sessions.unknown-site': 'Unknown site',
  'smart-sessions.active': 'Active',
  'smart-sessions.expired': 'Expired',
  'smart-sessions.revoked': 'Revoked',
  'smart-sessions.until': 'Until {date}',
  'smart-sessions.ended': 'Ended {date}',
  'smart-sessions.revoked-on': 'Revoked {date}',
  'smart-sessions.gone': 'This session isn’t in your list any more.',
  'smart-sessions.site': 'Site',
  'smart-sessions.created-on': 'Created',
  'smart-sessions.network': 'Network',
  'smart-sessions.loading': 'Loading what it allows',
  'smart-sessions.revoke': 'Revoke',
  'smart-sessions.keep': 'Cancel',
  'smart-sessions.revoke-question': 'Revoke what {site} may do?',
  'smart-sessions.revoke-hint': 'It won’t be able to act for you. To do so again, it has to ask you.',
  'smart-sessions.asking': 'Approve in your wallet',
  'smart-sessions.asking-hint': 'Your wallet shows what this site may do, and until when.',
  'smart-sessions.recording': 'Adding it to your list',
  'smart-sessions.recording-hint': 'Your wallet has allowed it.',
  'smart-sessions.declined': 'Nothing was allowed',
  'smart-sessions.declined-hint': 'You declined in your wallet.',
  'smart-sessions.failed': 'Nothing was allowed',
  'smart-sessions.failed-hint': 'Try again in a moment.',
  'smart-sessions.grant-unknown-hint':
    'It didn’t say whether it allowed this. If it did, it isn’t in your list, and only your wallet can take it back.',
  'smart-sessions.maybe-granted':
    'Your wallet may have allowed what a site asked for. Check there: it isn’t in your list.',
  'smart-sessions.revoking': 'Sign with your wallet',
  'smart-sessions.revoking-hint': 'Your signature ends the session.',
  'smart-sessions.ending': 'Ending the session',
  'smart-sessions.ending-hint': 'Your wallet has signed. This takes a moment.',
  'smart-sessions.not-revoked': 'Still active',
  'smart-sessions.not-revoked-hint': 'You declined in your wallet.',
  'smart-sessions.revoked-notice': 'Smart session revoked',
  'smart-sessions.revoke-failed': 'Couldn’t revoke the session',
  'smart-sessions.revoke-failed-hint': 'It may still be active. Try again.',
  'smart-sessions.revoke-unknown-hint':
    'It didn’t say whether it signed. The session may still be active: check your wallet, then your list.',
  'smart-sessions.maybe-revoked':
    'Your wallet hasn’t said whether it ended the session. Check there, then your list.',
  'smart-sessions.unconfirmed': 'The session may have ended',
  'smart-sessions.unconfirmed-hint':
    'Your wallet has signed, but the service didn’t answer. Check again to see if the session has ended.',
  'smart-sessions.unconfirmed-notice':
    'The service hasn’t said whether the session has ended. Check your list.',
  'smart-sessions.created': 'Smart session created',
  'smart-sessions.created-hint': 'You can revoke it in Smart sessions at any time.',
  'smart-sessions.see-all': 'See all sessions',
  'smart-sessions.done': 'Done',
} as const satisfies Readonly<Record<string, string>>

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts(texts, [
  SmartSessionRequestError,
  SmartSessionsUnsupportedError,
  SmartSessionTargetChangedError,
  SmartSessionReplyError,
  SmartSessionServiceError,
  SmartSessionUnconfirmedError,
  SmartSessionListError,
  SmartSessionUnknownError,
])
