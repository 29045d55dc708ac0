import { TextInput, type TextInputProps } from '@mantine/core'
import { LIMITS } from '../../../shared/api/limits.generated.ts'
import { useBankDialogWords } from './words.dialogs.ts'

/** What somebody adds to a decision about an entry. */
export function NoteField(props: TextInputProps) {
  const say = useBankDialogWords()
  return <TextInput label={say('note')} description={say('note_hint')} {...LIMITS.BankEntryNote.note} {...props} />
}
