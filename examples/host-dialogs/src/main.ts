// Decides who comes before Latchkey: nobody, a page that freezes its built-ins, or one that locks them down.
import { stylesOfThisPage } from './styles/page-styles'

const asked = new URLSearchParams(location.search)
if (asked.has('ses')) await import('./before/lock-down')
if (asked.has('frozen')) await import('./before/freeze')
await stylesOfThisPage(asked.get('styles'))
await import('./show-app')
