// Packs what is built, once: the checks of packed packages run at the same time and find it done.
import { packAll } from './packed/pack'
import { repositoryRoot } from './workspace/run-check'

const { packages, folder } = packAll(repositoryRoot)
console.log(`${packages.length} packages packed in ${folder}`)
