'use client'

export { WagmiBridge } from './wagmi-bridge'
