import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../../shared/api/operator.ts'
import { spokenLanguage } from '../../../../shared/i18n/spoken.ts'
import { Fault } from '../../../../shared/ui/Fault.tsx'
import { usePrintRunWords } from './words.ts'

/** Asks for the file of a run and saves it. Where it cannot be made, the page says why. */
export function usePrintFile(id: string) {
  const fetched = useMutation({
    mutationFn: async () => {
      const { data, response } = await api.GET('/api/operator/print-runs/{id}/file.pdf', {
        params: { path: { id }, query: { lang: spokenLanguage() ?? 'de' } },
        parseAs: 'blob',
      })
      return { file: data as unknown as Blob, name: nameIn(response.headers) ?? 'print-run.pdf' }
    },
    onSuccess: ({ file, name }) => {
      const address = URL.createObjectURL(file)
      Object.assign(document.createElement('a'), { href: address, download: name }).click()
      URL.revokeObjectURL(address)
    },
  })
  return {
    button: <FileButton is_busy={fetched.isPending} onClick={() => fetched.mutate()} />,
    refusal: fetched.error && <Fault error={fetched.error} />,
  }
}

const nameIn = (headers: Headers): string | undefined =>
  /filename="?([\w.-]+)/.exec(headers.get('content-disposition') ?? '')?.[1]

function FileButton({ is_busy, onClick }: { readonly is_busy: boolean; onClick(): void }) {
  const say = usePrintRunWords()
  return (
    <Button leftSection={<IconPrinter size={16} aria-hidden />} loading={is_busy} onClick={onClick}>
      {say('file')}
    </Button>
  )
}
