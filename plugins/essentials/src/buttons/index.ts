/** What a button that connects shows, for other ways to draw it than React. */

// By name: a namespace would be an object in every page with a button.
export { button, label, sheets } from '../react/button.css'
export { connectLabel, shownStatus } from './connect-content'
