import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Schemas } from '../../../shared/api/operator.ts'
import { useCourtWords } from './words.ts'

/** What the court's form asks for, with the evidence, for people and for programs. */
export function FilingPackage({ file: { id, case_reference } }: { file: Schemas['ClaimFile'] }) {
  const say = useCourtWords()
  const address = `/api/operator/claims/${id}/filing-package`
  const looks = {
    component: 'a',
    size: 'xs',
    variant: 'default',
    leftSection: <IconDownload size={14} aria-hidden />,
  } as const
  return (
    <Group gap="xs">
      <Button {...looks} href={`${address}.pdf`} download={`${case_reference}-filing.pdf`}>
        {say('package_pdf')}
      </Button>
      <Button {...looks} href={address} download={`${case_reference}-filing.json`}>
        {say('package_json')}
      </Button>
    </Group>
  )
}
