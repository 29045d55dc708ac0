import '@mantine/dropzone/styles.css'
import { Button, FileButton, Group, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileUpload, IconUpload } from '@tabler/icons-react'
import { useUploadWords } from './words.uploads.ts'

type DropProps = { onFiles(files: File[]): void }

/** Files that are dropped anywhere on the page. */
export function DropFiles({ onFiles }: DropProps) {
  const say = useUploadWords()
  return (
    <Dropzone.FullScreen active onDrop={onFiles} inputProps={{ 'aria-label': say('choose'), tabIndex: -1 }}>
      <Group justify="center" gap="md" mih={220} style={{ pointerEvents: 'none' }}>
        <IconFileUpload size={44} stroke={1.4} aria-hidden />
        <Text size="lg">{say('drop')}</Text>
      </Group>
    </Dropzone.FullScreen>
  )
}

/** The same for people without a mouse, or without a file manager. */
export function UploadButton({ onFiles }: DropProps) {
  const say = useUploadWords()
  return (
    <FileButton multiple onChange={onFiles} inputProps={{ 'aria-label': say('choose') }}>
      {(button) => (
        <Button leftSection={<IconUpload size={16} aria-hidden />} {...button}>
          {say('upload')}
        </Button>
      )}
    </FileButton>
  )
}
