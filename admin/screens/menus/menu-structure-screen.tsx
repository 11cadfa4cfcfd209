import { ScreenHead } from '../../ui/screen-head.tsx'
import { Menus } from './menus.tsx'

/** `/cmsadmin/menu-structure`. */
export const MenuStructureScreen = () => (
  <>
    <ScreenHead />
    <Menus />
  </>
)
