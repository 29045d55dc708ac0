import { IconLock } from '@tabler/icons-react'
import { useCommonWords } from '../../shared/i18n/common.ts'
import { Empty } from '../../shared/ui/Empty.tsx'

/** Shown in place of what only administrators may see. */
export function AdminsOnly() {
  const say = useCommonWords()
  return <Empty icon={<IconLock />} title={say('admin_only')} text={say('admin_only_text')} />
}
