/** `?count=5000`: the least a page could do, for `npm run bench`: so many pictures with names, all in the document. */
const count = Number(new URLSearchParams(location.search).get('count') ?? 50)
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`

const area = document.querySelector('#area')
for (let index = 1; index <= count; index += 1) {
  const tile = document.createElement('div')
  const image = document.createElement('img')
  image.src = picture
  image.width = 56
  image.height = 56
  tile.append(image, document.createElement('br'), `Wallet ${index}`)
  area?.append(tile)
}
document.querySelector('button')?.removeAttribute('disabled')
