import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCopy } from '@tabler/icons-react'
import { useCommonWords } from '../i18n/common.ts'

type ShownOnceProps = {
  /** Null while there is nothing to show. */
  readonly value: string | null
  readonly title: string
  readonly warning: string
  readonly label: string
  onClose(): void
}

/** A secret that is shown only once: neither a stray click nor Escape closes it. */
export function ShownOnce({ value, title, warning, label, onClose }: ShownOnceProps) {
  const say = useCommonWords()
  return (
    <Modal
      opened={value !== null}
      onClose={onClose}
      title={title}
      size="lg"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack>
        <Alert color="orange" icon={<IconAlertTriangle />}>
          <Text size="sm">{warning}</Text>
        </Alert>
        <Code block role="group" aria-label={label} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {value}
        </Code>
        <Group justify="space-between">
          <CopyButton value={value ?? ''} timeout={3_000}>
            {({ copied, copy }) => (
              <Button
                onClick={copy}
                data-autofocus
                leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              >
                {copied ? say('action.copied') : say('action.copy')}
              </Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={onClose}>
            {say('action.close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
