import { upload } from '#app/api/upload.ts'
import { useUploads } from '#app/forms/use-uploads.ts'
import { useProductAct } from '../store/use-product-act.ts'

/** Sends files of a product one after another, each with how far it is; what fails stays with its reason. */
export function useFileUploads(path: string) {
  const { act } = useProductAct()
  return useUploads(async (file, onProgress) => {
    const sent = await act({
      call: () => upload({ method: 'POST', path, file, name: file.name, onProgress }),
    })
    if (!sent.isDone) throw sent.error
  })
}
