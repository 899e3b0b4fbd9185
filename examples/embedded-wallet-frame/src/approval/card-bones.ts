/** What stands in the place of a card that is being read: a title, a few facts, and the buttons at the end. */
export function createBones(): HTMLElement {
  const bones = document.createElement('div')
  bones.className = 'bones'
  bones.ariaHidden = 'true'
  for (const name of ['title', 'text', 'value', 'value', 'text', 'button']) {
    const bone = document.createElement('span')
    bone.className = `bone ${name}`
    bones.append(bone)
  }
  return bones
}
