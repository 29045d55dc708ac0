import { Alert, Button, Code, CopyButton, Group, Modal, Stack } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useCommonWords } from '../../../shared/i18n/common.ts'
import { useIdentity } from '../../session.ts'
import { useAccountWords } from './words.ts'

/** The codes are shown only once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const say = useAccountWords()
  const common = useCommonWords()
  const { email } = useIdentity()
  const text = codes.join('\n')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Mahnwerk ${email}\n\n${text}\n`)}`
  return (
    <Stack>
      <Alert color="orange" icon={<IconAlertTriangle />}>
        {say('totp.codes_text')}
      </Alert>
      <Code block role="group" aria-label={say('totp.codes_title')} fz="md" style={{ columns: 2 }}>
        {text}
      </Code>
      <Group justify="space-between">
        <Group gap="xs">
          <CopyButton value={text} timeout={3_000}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              >
                {common(copied ? 'action.copied' : 'action.copy')}
              </Button>
            )}
          </CopyButton>
          <Button
            component="a"
            variant="default"
            href={file}
            download="mahnwerk-recovery-codes.txt"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {common('action.download')}
          </Button>
        </Group>
        <Button onClick={onClose}>{say('totp.codes_kept')}</Button>
      </Group>
    </Stack>
  )
}

/** Closed only by its own button, since the codes are not shown again. */
export function CodesModal({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const say = useAccountWords()
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('totp.codes_title')}
      size="lg"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <RecoveryCodes codes={codes} onClose={onClose} />
    </Modal>
  )
}
