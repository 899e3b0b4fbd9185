/** What is only fetched where a finger works the dialog, or when a guard refuses to close it. */
export { followKeyboard } from './follow-keyboard'
export { followPull } from './follow-pull'
export { shake } from './shake'
