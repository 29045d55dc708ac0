import { attack, type Targets } from './hostile-module.ts'

process.on('message', async (targets: Targets) => process.send?.(await attack(targets)))
process.once('disconnect', () => process.exit(0))
