import { mountHost } from './host'

mountHost(document.body)
