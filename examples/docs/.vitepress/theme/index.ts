import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { LiveView } from './live-view'
import { ThemeEditor } from './theme-editor'
import './ink-and-brass.css'
import './live.css'

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveView', LiveView)
    app.component('ThemeEditor', ThemeEditor)
  },
}
export default theme
