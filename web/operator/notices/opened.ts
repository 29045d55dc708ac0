import { makeStore } from '../../shared/ui/store.ts'

/** Whether the notices are shown. The palette and a key open them as the bell does. */
export const noticesOpened = makeStore(false)
