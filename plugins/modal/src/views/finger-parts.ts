/** What is only fetched where a finger works the dialog. */
export { followKeyboard } from './follow-keyboard'
export { followPull } from './follow-pull'
