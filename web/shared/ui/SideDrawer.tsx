import { Drawer, type DrawerProps } from '@mantine/core'
import { useCommonWords } from '../i18n/common.ts'

type SideDrawerProps = Pick<DrawerProps, 'title' | 'children' | 'onClose' | 'opened'> & { readonly size?: 'lg' | 'xl' }

/** One item of a list, at the side, while the list stays visible. */
export function SideDrawer({ size = 'xl', ...props }: SideDrawerProps) {
  const say = useCommonWords()
  return <Drawer position="right" size={size} closeButtonProps={{ 'aria-label': say('action.close') }} {...props} />
}
