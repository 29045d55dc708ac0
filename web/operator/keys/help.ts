import { makeStore } from '../../shared/ui/store.ts'

/** Whether the list of keys is open. Buttons on pages open it as `?` does. */
export const keyHelp = makeStore(false)
